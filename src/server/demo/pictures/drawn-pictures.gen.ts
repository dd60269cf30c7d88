/** The pictures drawn by scripts/draw; written by it, not by hand. */
export const drawnPictures = [
  {
    key: 'torstrasse',
    category: 'living',
    contentHash: '9dffa8fc4a7feb2c3413caa0bea38a688c839704cb30a836fa7c5e0e895042ed',
  },
  {
    key: 'torstrasse',
    category: 'bedroom',
    contentHash: 'dedff7ef7bf6d8d6c531ac219b168817f84887d14e3f753e89a070f88885d783',
  },
  {
    key: 'torstrasse',
    category: 'kitchen',
    contentHash: 'bbba76eb520eb06153a9e48ef2830db982701ec47b2889ca3cce3be4820fc5f2',
  },
  {
    key: 'torstrasse',
    category: 'bath',
    contentHash: '2a0fcbe6177bcaa39c67b3e722d3f59a4e34877e5d21d0f84699e33beeb80ddd',
  },
  {
    key: 'torstrasse',
    category: 'outside',
    contentHash: 'cfe0a22c89569b7970c033d129ac3792a2471bc42f870ce578b6a6667f22abab',
  },
  {
    key: 'lindenhof',
    category: 'facade',
    contentHash: '66bb067c1ce60c1a3a333599cf65309a5b7307ccd7b223f9c29e091088992181',
  },
  {
    key: 'lindenhof',
    category: 'living',
    contentHash: '279467a885646bd4ac5e18149ae8058298b802a45aaea89e8f15a0502ede2ab6',
  },
  {
    key: 'lindenhof',
    category: 'bedroom',
    contentHash: '58ae2597661591bc528fdf7068f559bc73f6d7934a1f8e451084d16fb7221a77',
  },
  {
    key: 'lindenhof',
    category: 'kitchen',
    contentHash: '97e1851abdfa5d60b0a4eb57f9279641142776b27f9d7d975e921ed7cd33ab01',
  },
  {
    key: 'lindenhof',
    category: 'bath',
    contentHash: 'ad1207fcf693a4e1adbb0cbf5c4ab1aa3c59d45c2d0c5fb0271dd148c7fc8348',
  },
  {
    key: 'lindenhof',
    category: 'outside',
    contentHash: '964dee5e36163bdc2a92dfa17d9f1f0f4d4b9075f3d36cf79620bfface73479d',
  },
  {
    key: 'westendstrasse',
    category: 'living',
    contentHash: 'bfb1281ffa56e39983fcfcb565574e99be50f598d9fdbc41215e87f01e0e1618',
  },
  {
    key: 'westendstrasse',
    category: 'bedroom',
    contentHash: '8fd63ce57885e9611b81d6ba7e9df199e7f0527bf3714526a3a23789e0b725e6',
  },
  {
    key: 'westendstrasse',
    category: 'kitchen',
    contentHash: '154d6d10925f88fe51993004dc720924f3514d4904bde7cffbb69ed26e0350a4',
  },
  {
    key: 'westendstrasse',
    category: 'bath',
    contentHash: 'e9897cedf727ab144500c0f242a83789304f8823cdd3d747be92fb7705ff2479',
  },
  {
    key: 'westendstrasse',
    category: 'outside',
    contentHash: 'c489d95473b5ea31f06008f30c71d63f5f609b35b9204f658e330a9bd84d890e',
  },
  {
    key: 'praterstrasse',
    category: 'living',
    contentHash: '42d7ee63fd0073972b1a0cd03fb629aaf9d7a3a8a11f1d01d406be91aaeb007a',
  },
  {
    key: 'praterstrasse',
    category: 'bedroom',
    contentHash: '74262935e681e109b3d58612927dfa6926ecd7c8664f56450f564b2a35a38dce',
  },
  {
    key: 'praterstrasse',
    category: 'kitchen',
    contentHash: '4156783055b96ab0dc3c625ff58e736a1353a87aa8cd445ea782cbde90053c4a',
  },
  {
    key: 'praterstrasse',
    category: 'bath',
    contentHash: '717135f94ce66005164f731a5d944505753c773298837e827a28d589c2059611',
  },
  {
    key: 'praterstrasse',
    category: 'outside',
    contentHash: '12c6c892605fce72d02032913c724787f6d8c4bcee4d48663df927208e9eebdd',
  },
  {
    key: 'schanzenstrasse',
    category: 'living',
    contentHash: '4b1699a65f17286c8cb35b964f2209642a67c08240396a8a09f9c47e1cdd4a2f',
  },
  {
    key: 'schanzenstrasse',
    category: 'bedroom',
    contentHash: '0ad0b27ed0463bc8225ea691c58d9fe2b3173aca681094af1b85be879f8e3244',
  },
  {
    key: 'schanzenstrasse',
    category: 'kitchen',
    contentHash: '7de6d8aacf82de7c9b12d38489c23a4f137c6615e92cf682c95baea1f1f94688',
  },
  {
    key: 'schanzenstrasse',
    category: 'bath',
    contentHash: 'd38b782785f01a9b20a25b50e304d1dd7d9b58440475a11b767419b52995451f',
  },
  {
    key: 'schanzenstrasse',
    category: 'outside',
    contentHash: '6f3f5bf476453c8324018b49e3083c43d24673122fa8141072091ece92418484',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'living',
    contentHash: '4343eae9745dfe723edb67fd0af1bc7388c11f3d2437f32b5b876f979f1115fe',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'bedroom',
    contentHash: 'f44118fe5138433ce308f695d1c2cbc0f6b16d20c5acdb5201c2e923ac436197',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'kitchen',
    contentHash: '22e097631caa3bb180c99088afcb40b7f67b93171fa5f449657cde4b5eaca29e',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'bath',
    contentHash: '0dfe5269c9a7455e791fdf85f561ed2d50e4c990c1ee7e3c0edf0804a4e18634',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'outside',
    contentHash: 'f6c1aeb8afba1cfa1c71667d203f9aaddac2c7332404e8e78b5f70cdd77a2779',
  },
  {
    key: 'kastanienallee',
    category: 'living',
    contentHash: 'dfdecfc848f76d08a7b55662ff48bc3e54cb7da697b1c95f69ee19eed8b1c19f',
  },
  {
    key: 'kastanienallee',
    category: 'bedroom',
    contentHash: 'ccf10650895c8eaf7111a7edfb9425f9ec34c916db48dacfc3f9418828aee54e',
  },
  {
    key: 'kastanienallee',
    category: 'kitchen',
    contentHash: 'fa5485e7791e474c940b83a73ecf0042cdf5ea00a09dcb1b78b44d68cc57bc3d',
  },
  {
    key: 'kastanienallee',
    category: 'bath',
    contentHash: '1c70002f980d9ae560a5a33888bdb48138e8a8e47aa56a0271f67a954576c673',
  },
  {
    key: 'kastanienallee',
    category: 'outside',
    contentHash: 'd76fc6ce386092d0f5f26a6658aa28bab18de90a02888fc3a89d4948113f9355',
  },
  {
    key: 'gaertnerplatz',
    category: 'living',
    contentHash: '2212b47d996477ea5e03935c0864a280d4c8d2fa1ddf808bdaf965a27c2d8560',
  },
  {
    key: 'gaertnerplatz',
    category: 'bedroom',
    contentHash: '922cf8aa761ecdf53339122983b51f902c7e177544941101f746ad1a9ed65b43',
  },
  {
    key: 'gaertnerplatz',
    category: 'kitchen',
    contentHash: '42b8c1d472ed95a33ee1fad62671a4ef59e5d1b69d55b01636a697aa90b8f184',
  },
  {
    key: 'gaertnerplatz',
    category: 'bath',
    contentHash: '13c351e92a2065e8015b18226093cb47b5d9955b663111751cc96d5ddd0960c9',
  },
  {
    key: 'gaertnerplatz',
    category: 'outside',
    contentHash: 'a4da4a22f3c38d5ef049afef827a5bc45cab129ae4f59fbd4a5faab4281cb1fe',
  },
  {
    key: 'josefstadt',
    category: 'living',
    contentHash: 'e25b674e285b7bf13b21bb5568bd9853e432a0c68e8bdbc0ea61bd6781019139',
  },
  {
    key: 'josefstadt',
    category: 'bedroom',
    contentHash: 'aa853f84b899378a112382f548ddfd1fc4b87a030e86419e9cc4d07fb1f926c0',
  },
  {
    key: 'josefstadt',
    category: 'kitchen',
    contentHash: '832fbed9e0b992be42520de4127196e3928a3f29fa974d444a1fc92e7d2cfc8a',
  },
  {
    key: 'josefstadt',
    category: 'bath',
    contentHash: '25ccb6b62b065b73035f2501ab67bdb716160b29319053d344de24196df8bf4a',
  },
  {
    key: 'josefstadt',
    category: 'outside',
    contentHash: 'c9f79af07e8a7220d76e16bb53e47a69cb4ee3ebda89c3be46b69f40279fe64c',
  },
  {
    key: 'sonnenallee',
    category: 'living',
    contentHash: '460438dd132b29b5c4518546d893fbe2e104396294ce534575181d481d9c36a8',
  },
  {
    key: 'sonnenallee',
    category: 'bedroom',
    contentHash: '6c57028b0897761cccf3c01401227961053ef71b2d96d62c02e5ec3ade1afa59',
  },
  {
    key: 'sonnenallee',
    category: 'kitchen',
    contentHash: 'e5d2c3a32d0e9b74f03a5bb8f9745cbd952415cc69775c0222a03bb1b2bd3f03',
  },
  {
    key: 'sonnenallee',
    category: 'bath',
    contentHash: '8cd0be87fec2f58a859cd80e3aa809b81e9e5ba58c678ba297f56a0051c48894',
  },
  {
    key: 'sonnenallee',
    category: 'outside',
    contentHash: 'f69988e1dff40dc3fad5ca7e4f3abe08b7f39c8f2810af70391c1feac3addcd1',
  },
  {
    key: 'isarvorstadt',
    category: 'living',
    contentHash: 'ebd26749f180f2b4c20251671f28f560568e6611639056844f5c9a4ccc831a9d',
  },
  {
    key: 'isarvorstadt',
    category: 'bedroom',
    contentHash: '00b35b0471c5152dfca374e2dbfa5ba98d791e4bc03c5eb551955dfc5866da2c',
  },
  {
    key: 'isarvorstadt',
    category: 'kitchen',
    contentHash: '8c39d332222cb3e0544afee2d1c140dbe64be51c3200baa863c614719275d900',
  },
  {
    key: 'isarvorstadt',
    category: 'bath',
    contentHash: '601092c406161c35b0b55fd9635ca7314e63fa7c717f69fe04a4398750d6cf68',
  },
  {
    key: 'isarvorstadt',
    category: 'outside',
    contentHash: 'f169160b2124fd37648d7155b59d4216d9744ff51fb3ae9d157d3c33e65f7589',
  },
  {
    key: 'neubau',
    category: 'living',
    contentHash: '636873c804c71f2c0caf8ad4409f867617b0234c3557f1e5666bbc42bc1ec21c',
  },
  {
    key: 'neubau',
    category: 'bedroom',
    contentHash: 'd69ce5fe2750fe39bc1a11a2cbeb532c8331c857e313af98b5d5d232415e3908',
  },
  {
    key: 'neubau',
    category: 'kitchen',
    contentHash: 'e09a0efaffeebd9733704b034216b964fb2f26c62db068c19beaebc20e7ffadd',
  },
  {
    key: 'neubau',
    category: 'bath',
    contentHash: '736909453e9a9a52270646931897cd3de62ab5f7c5f31c9331a6b7ad04421b3b',
  },
  {
    key: 'neubau',
    category: 'outside',
    contentHash: 'f372517ebf85065ebd92b7712babdfde19f6261f2cf9246861c39169695d91ae',
  },
] as const
